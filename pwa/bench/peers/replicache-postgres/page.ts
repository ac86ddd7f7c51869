import '../replicache/page.ts';
