import { createStore } from "../../../state/store.ts";
import { useStore } from "../../../state/use-store.ts";
import { savedFormat } from "../../../storage/saved-format.ts";

/** How the bars are drawn. */
export const chartStyles = ["candles", "hollow", "line", "area"] as const;
export type ChartStyle = (typeof chartStyles)[number];

const saved = savedFormat<ChartStyle>({
	key: "tradewind.chart",
	of: "device",
	version: 1,
	upgrade: [],
	read: ({ style }) => chartStyles.find((one) => one === style),
});

const chosen = createStore<ChartStyle>(saved.read() ?? "candles");

/** The customer's style, of all charts; stored on this device (docs/assumptions.md, A-666). */
export const useChartStyle = (): readonly [ChartStyle, (style: ChartStyle) => void] => [
	useStore(chosen.subscribe, chosen.get),
	choose,
];

const choose = (style: ChartStyle): void => {
	saved.write({ style });
	chosen.set(style);
};
