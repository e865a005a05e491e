import { accountProperties } from "../account/account.properties.ts";
import { contractProperties } from "../contract/contract.properties.ts";
import { riskProperties } from "../contract/risk.properties.ts";
import { copyTradingProperties } from "../copy-trading/copy-trading.properties.ts";
import { fundProperties } from "../fund/fund.properties.ts";
import { loanProperties } from "../loan/loan.properties.ts";
import { marketProperties } from "../market/market.properties.ts";
import { microProperties } from "../micro/micro.properties.ts";
import type { Property } from "../property/property.ts";
import { sumProperties } from "../sum/sum.properties.ts";
import { transferProperties } from "../transfer/transfer.properties.ts";
import { withdrawalProperties } from "../withdrawal/withdrawal.properties.ts";

/** All properties in the order of the rule book. */
export const properties: readonly Property[] = [
	...contractProperties,
	...riskProperties,
	...microProperties,
	...withdrawalProperties,
	...transferProperties,
	...loanProperties,
	...copyTradingProperties,
	...fundProperties,
	...sumProperties,
	...accountProperties,
	...marketProperties,
];
