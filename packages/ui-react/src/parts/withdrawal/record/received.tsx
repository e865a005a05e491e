import type { Decimal } from "@tradewind/domain/money";
import type { WithdrawalKind } from "@tradewind/domain/withdrawal";
import type { ReactNode } from "react";
import { Figure } from "../../../figures/figure.tsx";
import { HiddenAmount } from "../../../figures/hidden-amount.tsx";
import { useHiddenAmounts } from "../../../state/use-hidden-amounts.ts";

/** 4 decimals for coins, 2 for a bank (Spec 2 §9). */
const decimals = { crypto: 4, bank: 2 } as const satisfies Record<WithdrawalKind, number>;

/** What arrives, in the currency of the withdrawal. Hidden with the customer's amounts. */
export const Received = (props: {
	readonly value: Decimal | undefined;
	readonly kind: WithdrawalKind;
	readonly code: string;
}): ReactNode => {
	const [isHidden] = useHiddenAmounts();
	if (isHidden && props.value) return <HiddenAmount />;
	return <Figure value={props.value} digits={decimals[props.kind]} unit={props.code} />;
};
