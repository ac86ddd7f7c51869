import { answerParent } from '../../jobs/answer-parent.ts';
import { loadFonts } from './load-fonts.ts';
import type { TradePaper } from './trade-paper.ts';
import { writeTradePaper } from './write-trade-paper.ts';

answerParent(async (paper: TradePaper) => writeTradePaper(paper, await loadFonts()));
