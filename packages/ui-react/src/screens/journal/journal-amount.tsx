import type { JournalAmount } from "@tradewind/domain/journal";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Money, OwnAmount } from "../../figures/money.tsx";
import { useSettings } from "../../state/use-settings.ts";

/** An exact amount in its own currency; hidden with all amounts. */
export const AmountIn = (props: {
	readonly amount: Decimal | undefined;
	readonly currency: string | undefined;
}): ReactNode => {
	const { amount, currency } = props;
	const site = useSettings().currency;
	if (currency === undefined || currency === site) return <Money value={amount} digits="exact" />;
	return <OwnAmount value={amount} currency={currency} />;
};

/** The amount of a record; a change of money has its sign. */
export const RecordAmount = ({ of }: { readonly of: JournalAmount }): ReactNode =>
	of.isChange ? (
		<Money value={of.amount} digits="exact" sign="always" tone="change" />
	) : (
		<AmountIn amount={of.amount} currency={of.currency} />
	);
