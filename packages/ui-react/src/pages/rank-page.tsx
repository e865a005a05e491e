export { createReadingMachines } from "../app/reading-machines.ts";
export { RankingScreen } from "../features/copy-trading/ranking-screen.tsx";
