import {
	type CertificationContext,
	certificationMachine,
	readCertification,
} from "@tradewind/domain/verification";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { createActor } from "xstate";
import { keptPerSession } from "../../kept/keep.ts";
import { useApp } from "../../state/app.ts";
import { useDecision } from "../../state/follow-decision.ts";
import { defineMachines } from "../../state/machines.ts";
import { shownReading } from "../../state/ports.ts";
import { useSession } from "../../state/use-session.ts";

const machines = defineMachines(({ request }) =>
	certificationMachine.provide({
		actors: { readCertification: request(() => readCertification, shownReading) },
	}),
);

export const certificationActorOf = keptPerSession((app, _signedIn, ends) =>
	ends(createActor(machines(app)).start()),
);

const unknown: CertificationContext = { certification: undefined, error: undefined, isSettled: true };

/**
 * The certification of a real customer (Spec 2 §6), read again on each arrival at a screen that shows it or asks for it, and on each return to it;
 * unknown for everyone else.
 */
export const useCertification = (): CertificationContext => {
	const app = useApp();
	const { signedIn } = useSession();
	const actor = signedIn && !signedIn.customer.isDemo ? certificationActorOf(app, signedIn) : undefined;
	useEffect(() => actor?.send({ type: "refresh" }), [actor]);
	useDecision(() => actor?.send({ type: "refresh" }), false);
	return useSelector(actor, (snapshot) => snapshot?.context) ?? unknown;
};
