import { answerParent } from '../../../jobs/answer-parent.ts';
import type { TradePaper } from './line-table.ts';
import { loadFonts } from './load-fonts.ts';
import { writeTradePaper } from './write-trade-paper.ts';

answerParent(async (paper: TradePaper) => writeTradePaper(paper, await loadFonts()));
