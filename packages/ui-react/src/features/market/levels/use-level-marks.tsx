import { type Instrument, withLine } from "@tradewind/domain/market";
import { type Price, toText } from "@tradewind/domain/money";
import { useMemo } from "react";
import { useWords } from "../../../i18n/words.ts";
import { priceLevels, usePriceLevels } from "../../../instruments/notices/price-levels.ts";
import { Icon } from "../../../ui/icon/icon.tsx";
import { bell } from "../../../ui/icon/signs.ts";
import type { PriceMark } from "../chart/price-mark.ts";
import { levelText } from "./level-text.ts";

const ruler = "M3 12h18M7 9v6M17 9v6";

/** The alerts and the line of an instrument as lines of its chart. A tap on a tag opens them. */
export const useLevelMarks = (
	{ code, pricePrecision }: Instrument,
	onOpen: (price: Price) => void,
): readonly PriceMark[] => {
	const { t, language } = useWords();
	const { alerts, lines } = usePriceLevels();
	return useMemo(() => {
		const shown = (price: Price) => levelText(price, pricePrecision, language.tag);
		const tagOf = (sign: string, text: string) => (
			<>
				<Icon sign={sign} size={14} weight={2.2} />
				<span className="visually-hidden">{text}</span>
			</>
		);
		const ofAlerts = alerts
			.filter((alert) => alert.code === code)
			.map(
				({ price }): PriceMark => ({
					id: `alert ${toText(price)}`,
					price,
					kind: "alert",
					tone: "quiet",
					tag: tagOf(bell, t("market.levels.alert", { price: shown(price) })),
					onOpen: () => onOpen(price),
				}),
			);
		const ofLines = lines
			.filter((line) => line.code === code)
			.map(
				({ price }): PriceMark => ({
					id: "drawn line",
					price,
					kind: "drawn",
					tone: "quiet",
					tag: tagOf(ruler, t("market.levels.line", { price: shown(price) })),
					onOpen: () => onOpen(price),
					move: {
						textAt: shown,
						onDrop: (to) => priceLevels().change((levels) => withLine(levels, { code, price: to })),
					},
				}),
			);
		return [...ofAlerts, ...ofLines];
	}, [alerts, lines, code, pricePrecision, onOpen, t, language]);
};
