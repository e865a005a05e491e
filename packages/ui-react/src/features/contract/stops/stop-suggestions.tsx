import { type Direction, suggestedStops } from "@tradewind/domain/contract";
import { barChange } from "@tradewind/domain/market";
import { formatFigure, type Money, type Price, writeTypedDecimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { moneyText } from "../../../figures/money-text.ts";
import { percentText } from "../../../figures/percent-text.ts";
import { useWords } from "../../../i18n/words.ts";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";
import { FieldChip } from "../../../ui/control/decimal-field.tsx";

/** Buttons that fill in suggested stops: the price, its distance from the latest one in percent, and what it is worth. */
export const StopSuggestions = (props: {
	readonly sides: readonly Direction[];
	readonly field: "stopLoss" | "takeProfit";
	readonly reference: Price;
	readonly precision: number;
	/** The profit before fees of an order that exists. */
	readonly worthAt?: (price: Price) => Money | undefined;
	readonly onUse: (text: string) => void;
}): ReactNode => {
	const { t, language } = useWords();
	const [isHidden] = useHiddenAmounts();
	const { sides, field, reference, precision } = props;
	return (
		<>
			{sides.map((side) => {
				const price = suggestedStops(side, reference, precision)[field];
				const shown = formatFigure(price, {
					digits: precision,
					rounding: "half up",
					sign: "negative",
					locale: language.tag,
				});
				const percent = barChange({ close: price }, { close: reference });
				const worth = props.worthAt?.(price);
				const what = [
					percent && percentText(percent, language.tag, { digits: 2, sign: "always" }),
					worth && moneyText(worth, { locale: language.tag, sign: "always" }, isHidden),
				].filter((part) => part !== undefined);
				return (
					<FieldChip key={side} onPress={() => props.onUse(writeTypedDecimal(price, language.code))}>
						{t(`contract.stops.suggest.${sides.length === 1 ? "own" : side}`, { price: shown })}
						{what.length > 0 ? <> ({what.join(" · ")})</> : null}
					</FieldChip>
				);
			})}
		</>
	);
};
