import { type DepositGate, depositGate } from "@tradewind/domain/deposit";
import type { SignedIn } from "@tradewind/domain/session";
import type { SiteFlags } from "@tradewind/domain/site";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useApp } from "../../state/app.ts";
import { useCertification } from "../../ui/verification/use-certification.ts";

export interface Access {
	readonly gate: DepositGate;
	readonly flags: SiteFlags;
}

/**
 * Whether this customer may deposit (Spec 2 §5); undefined until the flags of the site are known. A customer with a certified
 * level is verified.
 */
export const useDepositAccess = ({ customer }: SignedIn): Access | undefined => {
	const app = useApp();
	const flags = useSelector(app.site, ({ context }) => (context.settings ? context.flags : undefined));
	const { certification = "uncertified" } = useCertification();
	const isVerified = customer.isReal || certification !== "uncertified";
	return useMemo(
		() => flags && { flags, gate: depositGate({ ...flags, isDemo: customer.isDemo, isVerified }) },
		[flags, customer.isDemo, isVerified],
	);
};
