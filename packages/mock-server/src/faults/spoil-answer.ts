import type { Envelope } from "@tradewind/contracts";
import type { HttpFault } from "./http-faults.ts";

/** The connection was cut without an answer. Hosts turn it into a broken connection. */
export class ConnectionDropped extends Error {
	override readonly name = "ConnectionDropped";
	override readonly message = "The connection was dropped";
}

/** Whether the platform carries a call out before its answer is spoiled. */
export const isCarriedOut = (fault: HttpFault | undefined): boolean => {
	if (fault?.drop) return fault.drop === "after executing";
	return fault?.executes ?? (fault?.status === undefined && fault?.code === undefined);
};

/** What the client gets instead of the answer; `undefined` when the answer is left alone. Throws `ConnectionDropped`. */
export const spoiledAnswer = (
	fault: HttpFault | undefined,
	answer: Envelope | undefined,
): Response | undefined => {
	if (fault?.drop) throw new ConnectionDropped();
	const msg = fault?.msg ?? "";
	if (fault?.status !== undefined) return new Response(msg, { status: fault.status });
	if (fault?.code !== undefined) return Response.json({ code: fault.code, msg, data: answer?.data ?? null });
	return undefined;
};
