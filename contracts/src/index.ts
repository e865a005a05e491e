import * as account from "./account.ts";
import * as content from "./content.ts";
import * as contract from "./contract.ts";
import * as copyTrading from "./copy-trading.ts";
import * as market from "./market.ts";
import * as micro from "./micro.ts";
import * as session from "./session.ts";
import * as site from "./site.ts";
import * as support from "./support.ts";

export type { Call, InputOf, ReplyOf, WireInput, WireSchema } from "./call.ts";
export { calls } from "./calls.ts";
export { codes, Envelope } from "./envelope.ts";
export { type Frame, frames } from "./frame.ts";
export * as realtime from "./realtime.ts";
export * as wire from "./wire.ts";
export { account, content, contract, copyTrading, market, micro, session, site, support };
