import { AccountHistory, Accounts } from "@tradewind/domain/account";
import { Articles, Publications } from "@tradewind/domain/content";
import { ContractTrading } from "@tradewind/domain/contract";
import { Leaders } from "@tradewind/domain/copy-trading";
import { MarketData } from "@tradewind/domain/market";
import { MicroTrading } from "@tradewind/domain/micro";
import { Sessions } from "@tradewind/domain/session";
import { SiteInformation } from "@tradewind/domain/site";
import { Support } from "@tradewind/domain/support";
import type { DeviceClock } from "@tradewind/domain/time";
import { Layer } from "effect";
import { accountHistory, accounts } from "./account.ts";
import { articles, publications } from "./content.ts";
import { contractTrading } from "./contract.ts";
import { leaders } from "./copy-trading.ts";
import { createHttp } from "./http.ts";
import type { HttpOptions } from "./http-options.ts";
import { marketData } from "./market.ts";
import { microTrading } from "./micro.ts";
import { type Device, sessions } from "./session.ts";
import { siteInformation } from "./site.ts";
import { support } from "./support.ts";

export interface HttpLayerOptions extends HttpOptions {
	readonly device: () => Device;
	/** Both clocks of the device: what the platform tells of the time left is true for one moment only. */
	readonly deviceClock: DeviceClock;
}

/** Every request/response port of the domain, over one HTTP connection to the platform. */
export const httpLayer = (options: HttpLayerOptions) => {
	const http = createHttp(options);
	return Layer.mergeAll(
		Layer.succeed(SiteInformation, siteInformation(http)),
		Layer.succeed(Sessions, sessions(http, options.device)),
		Layer.succeed(MarketData, marketData(http, options.deviceClock)),
		Layer.succeed(ContractTrading, contractTrading(http)),
		Layer.succeed(MicroTrading, microTrading(http, options.deviceClock)),
		Layer.succeed(Leaders, leaders(http)),
		Layer.succeed(Accounts, accounts(http)),
		Layer.succeed(AccountHistory, accountHistory(http)),
		Layer.succeed(Publications, publications(http)),
		Layer.succeed(Support, support(http)),
		Layer.succeed(Articles, articles(http)),
	);
};

/** The ports that `httpLayer` implements. */
export type HttpPorts = Layer.Success<ReturnType<typeof httpLayer>>;
