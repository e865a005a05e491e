export { RankingScreen } from "../features/copy-trading/ranking.screen.tsx";
export { createReadingMachines } from "../start/reading-machines.ts";
