export { RankingScreen } from "../features/copy-trading/ranking.screen.tsx";
