import { AccountHistory } from "./account-history.port.ts";

/** The request of `accountDetailMachine`. */
export const accountDetailRequests = {
	readings: { readAccount: (accountId: number) => AccountHistory.use((port) => port.account(accountId)) },
};
