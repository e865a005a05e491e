import type { Envelope } from "@tradewind/contracts";
import type { HttpFault } from "./http-faults.ts";

/** The connection was dropped without an answer. Hosts close the connection. */
export class ConnectionDropped extends Error {
	override readonly name = "ConnectionDropped";
	override readonly message = "The connection was dropped";
}

/** Whether the platform executes a call before the fault applies. */
export const isExecuted = (fault: HttpFault | undefined): boolean => {
	if (fault?.drop) return fault.drop === "after executing";
	return fault?.executes ?? (fault?.status === undefined && fault?.code === undefined);
};

/** The response of a fault; `undefined` if the answer is sent unchanged. Throws `ConnectionDropped`. */
export const applyFault = (
	fault: HttpFault | undefined,
	answer: Envelope | undefined,
): Response | undefined => {
	if (fault?.drop) throw new ConnectionDropped();
	const msg = fault?.msg ?? "";
	if (fault?.status !== undefined) return new Response(msg, { status: fault.status });
	if (fault?.code !== undefined) return Response.json({ code: fault.code, msg, data: answer?.data ?? null });
	return undefined;
};
