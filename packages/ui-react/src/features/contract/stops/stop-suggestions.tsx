import { type Direction, suggestedStops } from "@tradewind/domain/contract";
import { formatFigure, type Price, writeTypedDecimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { useWords } from "../../../i18n/words.ts";
import { FieldChip } from "../../../ui/control/decimal-field.tsx";

/** Buttons that fill in suggested stops. */
export const StopSuggestions = (props: {
	readonly sides: readonly Direction[];
	readonly field: "stopLoss" | "takeProfit";
	readonly reference: Price;
	readonly precision: number;
	readonly onUse: (text: string) => void;
}): ReactNode => {
	const { t, language } = useWords();
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
				return (
					<FieldChip key={side} onPress={() => props.onUse(writeTypedDecimal(price, language.code))}>
						{t(`contract.ticket.suggest.${side}`, { price: shown })}
					</FieldChip>
				);
			})}
		</>
	);
};
