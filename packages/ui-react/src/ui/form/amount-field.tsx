import { type Decimal, writeTypedDecimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { withoutBlanksAround } from "../control/without-blanks-around.ts";
import classes from "./amount-field.module.css";
import { Field } from "./field.tsx";
import { FieldAction } from "./field-action.tsx";
import type { FieldFrameProps } from "./field-frame.tsx";
import { withoutCurrency } from "./without-currency.ts";

interface AmountFieldProps extends FieldFrameProps {
	readonly name: string;
	/** The text as typed, with the decimal mark of the customer's language. */
	readonly value: string;
	readonly onType: (text: string) => void;
	/** The sign or code of the currency. */
	readonly currency?: string | undefined;
	/** The largest amount, which a button enters. */
	readonly max?: Decimal | undefined;
}

/**
 * A field for an amount, as text that the domain parses (`readTypedDecimal`), never a number input. It has no limit: a pasted
 * text is read as a whole, or refused.
 */
export const AmountField = ({ currency, max, onType, ...field }: AmountFieldProps): ReactNode => {
	const { t, language } = useWords();
	return (
		<Field
			{...field}
			onType={(text) => onType(withoutCurrency(withoutBlanksAround(text), currency))}
			inputMode="decimal"
			autoComplete="off"
			action={
				<>
					{currency ? <span className={classes.currency}>{currency}</span> : null}
					{max ? (
						<FieldAction onPress={() => onType(writeTypedDecimal(max, language.code))}>
							{t("shared.form.max")}
						</FieldAction>
					) : null}
				</>
			}
		/>
	);
};
