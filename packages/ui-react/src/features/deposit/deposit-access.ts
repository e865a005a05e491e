import { type DepositGate, depositGate } from "@tradewind/domain/deposit";
import { Sessions, type SignedIn } from "@tradewind/domain/session";
import type { SiteFlags } from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import { Result } from "effect";
import { useEffect, useMemo, useState } from "react";
import { useApp } from "../../state/app.ts";
import { runRequest } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";

export interface Access {
	readonly gate: DepositGate;
	readonly flags: SiteFlags;
}

/**
 * Whether this customer may deposit (Spec 2 §5); undefined until the flags of the site are known. Where a verified name is
 * needed, it is read again on arrival, because a verification is not reported.
 */
export const useDepositAccess = ({ customer }: SignedIn): Access | undefined => {
	const app = useApp();
	const flags = useSelector(app.site, ({ context }) => (context.settings ? context.flags : undefined));
	const [isVerified, setVerified] = useState(customer.isReal);
	const isAsked = flags?.needsRealName === true && flags.needsRealNameToDeposit && !isVerified;
	useEffect(() => {
		if (!isAsked) return;
		let isLeft = false;
		const read = async () => {
			const found = await runRequest(
				app,
				Sessions.use((port) => port.currentCustomer),
				shownReading,
			);
			if (Result.isSuccess(found) && !isLeft) setVerified(found.success.isReal);
		};
		void read();
		return () => {
			isLeft = true;
		};
	}, [app, isAsked]);
	return useMemo(
		() => flags && { flags, gate: depositGate({ ...flags, isDemo: customer.isDemo, isVerified }) },
		[flags, customer.isDemo, isVerified],
	);
};
