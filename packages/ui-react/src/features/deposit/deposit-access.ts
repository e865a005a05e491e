import { type DepositGate, depositGate } from "@tradewind/domain/deposit";
import type { Customer, SignedIn } from "@tradewind/domain/session";
import type { SiteFlags } from "@tradewind/domain/site";
import { type CertificationContext, isVerified } from "@tradewind/domain/verification";
import { useSelector } from "@xstate/react";
import { useMemo } from "react";
import { useCertification } from "../../parts/verification/use-certification.ts";
import { useApp } from "../../state/app.ts";

export interface Access {
	readonly gate: DepositGate;
	readonly flags: SiteFlags;
}

/** Whether this customer may deposit (Spec 2 §5); undefined until what decides it is known. */
export const useDepositAccess = ({ customer }: SignedIn): Access | undefined => {
	const app = useApp();
	const flags = useSelector(app.site, ({ context }) => (context.settings ? context.flags : undefined));
	const reading = useCertification();
	return useMemo(() => flags && accessOf(flags, customer, reading), [flags, customer, reading]);
};

/** Undefined while it is not known whether the identity of an unverified customer has been verified since the login. */
export const accessOf = (
	flags: SiteFlags,
	customer: Pick<Customer, "isDemo" | "isReal">,
	reading: Pick<CertificationContext, "certification" | "isSettled">,
): Access | undefined => {
	const gate = depositGate({
		...flags,
		isDemo: customer.isDemo,
		isVerified: isVerified(reading.certification, customer),
	});
	return gate.is === "real-name verification needed" && !reading.isSettled ? undefined : { flags, gate };
};
