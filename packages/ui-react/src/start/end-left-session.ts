import { endSession } from "@tradewind/adapters-ws";
import type { Token } from "@tradewind/domain/session";
import { logBadFrame } from "./log-unreadable.ts";
import { socketAddress } from "./socket-address.ts";

/** Ends a session on the platform; a part of its own, because hardly any visit needs it. */
export const endLeftSession = (left: Token): Promise<boolean> =>
	endSession(left, { url: socketAddress(), now: () => Date.now(), log: logBadFrame });
