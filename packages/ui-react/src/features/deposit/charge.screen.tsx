import type { DepositTab } from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { WithReceipt } from "../../parts/receipt/with-receipt.tsx";
import { useSession } from "../../state/use-session.ts";
import { useStatusTab } from "../../ui/list/status-tabs.tsx";
import { BankDeposit } from "./bank/bank-deposit.tsx";
import { WireDeposit } from "./bank/wire-deposit.tsx";
import { Blocked } from "./blocked.tsx";
import { CryptoDeposit } from "./crypto/crypto-deposit.tsx";
import { type Access, useDepositAccess } from "./deposit-access.ts";
import { DepositLoading, type DepositTabs, tabOf } from "./deposit-page.tsx";
import { DepositRecords } from "./records/deposit-records.tsx";

/** Deposits of coins and by bank, and their records (Spec 2 §2). */
export const Screen = (): ReactNode => {
	const { signedIn } = useSession();
	if (!signedIn) return <DepositLoading />;
	return <Deposit signedIn={signedIn} />;
};

const Deposit = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const [query] = useSearchParams();
	const access = useDepositAccess(signedIn);
	if (query.get("view") === "records")
		return <DepositRecords signedIn={signedIn} matchesBanks={access?.flags.matchesDepositBanks ?? false} />;
	if (!access) return <DepositLoading />;
	const { gate, flags } = access;
	if (gate.is === "open") {
		const [first, ...others] = gate.tabs.map(tabOf);
		return first ? <OpenDeposit signedIn={signedIn} access={access} tabs={[first, ...others]} /> : null;
	}
	// Money may have been paid for a deposit that exists (docs/assumptions.md, A-98).
	if (flags.depositsToBank && flags.matchesDepositBanks)
		return (
			<WithReceipt name="deposit bank" signedIn={signedIn}>
				<BankDeposit signedIn={signedIn} access={access} tabs={[tabOf("bank")]} />
			</WithReceipt>
		);
	return <Blocked block={gate} />;
};

const OpenDeposit = (props: {
	readonly signedIn: SignedIn;
	readonly access: Access;
	readonly tabs: DepositTabs;
}): ReactNode => {
	const tab: DepositTab = useStatusTab(props.tabs);
	const Form =
		tab === "crypto" ? CryptoDeposit : props.access.flags.matchesDepositBanks ? BankDeposit : WireDeposit;
	return (
		<WithReceipt key={tab} name={`deposit ${tab}`} signedIn={props.signedIn}>
			<Form {...props} />
		</WithReceipt>
	);
};
