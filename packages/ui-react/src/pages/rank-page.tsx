export { createMachines } from "../app/machines.ts";
export { RankingScreen } from "../features/copy-trading/ranking-screen.tsx";
