import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { useSettings } from "../state/use-settings.ts";
import { decimalsOf } from "./decimals-of.ts";
import { Figure } from "./figure.tsx";
import { HiddenAmount } from "./hidden-amount.tsx";
import { type MoneyFormat, moneyDigits } from "./money-text.ts";

interface MoneyProps extends MoneyFormat {
	readonly value: Decimal | undefined;
	/** Whether it is no money of the customer, such as the minimum of an order: it is shown also while amounts are hidden. */
	readonly isPublic?: boolean;
	readonly className?: string | undefined;
}

/**
 * An amount of money: with the site's currency symbol and two decimals; asterisks while amounts are hidden; `--` without a
 * value (docs/assumptions.md, A-270).
 */
export const Money = (props: MoneyProps): ReactNode => {
	const { digits, isPublic, ...rest } = props;
	const { currencySymbol } = useSettings();
	const [isHidden] = useHiddenAmounts();
	if (isHidden && props.value && !isPublic) return <HiddenAmount className={props.className} />;
	return <Figure {...rest} digits={moneyDigits(props.value, digits)} currency={currencySymbol} />;
};

/** The quantity of a placed order. Hidden with the amounts, because profit follows from quantity and prices. */
export const OwnQuantity = ({ value }: { readonly value: Decimal | undefined }): ReactNode => {
	const [isHidden] = useHiddenAmounts();
	return isHidden && value ? (
		<HiddenAmount />
	) : (
		<Figure value={value} digits={value ? decimalsOf(value) : 0} />
	);
};

/** An amount of the customer in another currency than the site's, such as a coin, with all its decimals. */
export const OwnAmount = (props: {
	readonly value: Decimal | undefined;
	readonly currency: string;
	readonly sign?: MoneyFormat["sign"];
}): ReactNode => {
	const { value, currency, sign } = props;
	const [isHidden] = useHiddenAmounts();
	return isHidden && value ? (
		<HiddenAmount />
	) : (
		<Figure value={value} digits={value ? decimalsOf(value) : 0} sign={sign} unit={value && currency} />
	);
};
