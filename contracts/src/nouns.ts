/** The descriptions of each noun's calls. A new noun is one line here. */
export * as account from "./account.ts";
export * as content from "./content.ts";
export * as contract from "./contract.ts";
export * as copyTrading from "./copy-trading.ts";
export * as deposit from "./deposit.ts";
export * as fund from "./fund.ts";
export * as loan from "./loan.ts";
export * as market from "./market.ts";
export * as micro from "./micro.ts";
export * as security from "./security.ts";
export * as session from "./session.ts";
export * as site from "./site.ts";
export * as support from "./support.ts";
export * as transfer from "./transfer.ts";
export * as upload from "./upload.ts";
export * as verification from "./verification.ts";
export * as withdrawal from "./withdrawal.ts";
