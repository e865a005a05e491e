import { session as contract } from "@tradewind/contracts";
import { Sessions } from "@tradewind/domain/session";
import { Effect } from "effect";
import { adapter } from "../http/adapter.ts";
import { customerOf } from "./customer-of.ts";

/** The session over HTTP. */
export const sessions = adapter(Sessions, (http) => ({
	currentCustomer: Effect.map(http.query(contract.getUserInfo, {}), customerOf),
}));
