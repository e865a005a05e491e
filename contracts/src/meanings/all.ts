import { accountMeanings } from "./account.ts";
import { contentMeanings } from "./content.ts";
import { contractMeanings } from "./contract.ts";
import { copyTradingMeanings } from "./copy-trading.ts";
import { depositMeanings } from "./deposit.ts";
import { fundMeanings } from "./fund.ts";
import { loanMeanings } from "./loan.ts";
import { marketMeanings } from "./market.ts";
import type { Meanings } from "./meanings.ts";
import { microMeanings } from "./micro.ts";
import { realtimeMeanings } from "./realtime.ts";
import { securityMeanings } from "./security.ts";
import { sessionMeanings } from "./session.ts";
import { siteMeanings } from "./site.ts";
import { supportMeanings } from "./support.ts";
import { transferMeanings } from "./transfer.ts";
import { uploadMeanings } from "./upload.ts";
import { verificationMeanings } from "./verification.ts";
import { wireMeanings } from "./wire.ts";
import { withdrawalMeanings } from "./withdrawal.ts";

/** The meanings of all records. A new noun is one line here. */
export const meanings: Meanings = {
	...wireMeanings,
	...accountMeanings,
	...contentMeanings,
	...contractMeanings,
	...copyTradingMeanings,
	...depositMeanings,
	...fundMeanings,
	...loanMeanings,
	...marketMeanings,
	...microMeanings,
	...realtimeMeanings,
	...securityMeanings,
	...sessionMeanings,
	...siteMeanings,
	...supportMeanings,
	...transferMeanings,
	...uploadMeanings,
	...verificationMeanings,
	...withdrawalMeanings,
};
