import type { JournalAmount } from "@tradewind/domain/journal";
import type { Decimal } from "@tradewind/domain/money";
import type { ReactNode } from "react";
import { Money, OwnAmount } from "../../figures/money.tsx";
import { useSettings } from "../../state/use-settings.ts";
import classes from "./journal-row.module.css";

/** An exact amount in its own currency; hidden with all amounts. */
export const AmountIn = (props: {
	readonly amount: Decimal | undefined;
	readonly currency: string | undefined;
	readonly hasSign?: boolean;
}): ReactNode => {
	const { amount, currency, hasSign } = props;
	const sign = hasSign ? "always" : "negative";
	const site = useSettings().currency;
	if (currency === undefined || currency === site) return <Money value={amount} digits="exact" sign={sign} />;
	return <OwnAmount value={amount} currency={currency} sign={sign} />;
};

/** The amount of a record: money that came or went has its sign, and what was rejected is struck through. */
export const RecordAmount = ({ of }: { readonly of: JournalAmount }): ReactNode =>
	of.is === "result" ? (
		<Money value={of.amount} digits="exact" sign="always" tone="change" />
	) : of.isVoid ? (
		<s className={classes.void}>
			<AmountIn amount={of.amount} currency={of.currency} hasSign={of.is === "movement"} />
		</s>
	) : (
		<AmountIn amount={of.amount} currency={of.currency} hasSign={of.is === "movement"} />
	);
