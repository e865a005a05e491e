import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { useHiddenAmounts } from "../state/use-hidden-amounts.ts";
import { useSettings } from "../state/use-settings.ts";
import { decimalsOf } from "./decimals-of.ts";
import { Figure } from "./figure.tsx";
import type { FigureFormat } from "./figure-text.ts";
import { HiddenAmount } from "./hidden-amount.tsx";

export interface MoneyFormat extends Pick<FigureFormat, "rounding" | "sign" | "tone"> {
	/** 2 by default. */
	readonly digits?: FigureFormat["digits"];
	/** Leaves out the currency symbol, in rows of a list. */
	readonly isBare?: boolean;
	readonly className?: string | undefined;
}

/** An amount of the customer's money: with the site's currency symbol, or asterisks while amounts are hidden. */
export const Money = (props: MoneyFormat & { readonly value: Decimal | undefined }): ReactNode => {
	const { digits = 2, isBare, ...rest } = props;
	const { currencySymbol } = useSettings();
	const [isHidden] = useHiddenAmounts();
	if (isHidden && props.value) return <HiddenAmount className={props.className} />;
	return <Figure {...rest} digits={digits} prefix={isBare ? undefined : currencySymbol} />;
};

/** The quantity of a placed order. Hidden with the amounts, because profit follows from quantity and prices. */
export const OwnQuantity = ({ value }: { readonly value: Decimal }): ReactNode => {
	const [isHidden] = useHiddenAmounts();
	return isHidden ? <HiddenAmount /> : <Figure value={value} digits={decimalsOf(value)} />;
};
