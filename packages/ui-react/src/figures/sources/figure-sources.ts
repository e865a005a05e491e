import type { ScreenFigures } from "./figure-source.ts";
import { moneyFigures } from "./money-figures.ts";
import { tradingFigures } from "./trading-figures.ts";

/** Where each figure of each screen comes from (docs/figures.md). */
export const figureSources: readonly ScreenFigures[] = [...moneyFigures, ...tradingFigures];
