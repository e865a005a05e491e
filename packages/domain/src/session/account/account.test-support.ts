import type { AreaCode } from "../../input/phone-number.ts";
import type { AccountName } from "./account-name.ts";

export const america: AreaCode = { id: 1, code: "US", globalCode: "001" };
export const germany: AreaCode = { id: 49, code: "DE", globalCode: "+0049" };
export const areas = [germany, america];

export const miasEmail: AccountName = { by: "email", email: "mia@tradewind.test" };
export const miasPhone: AccountName = { by: "phone", phone: { area: america, number: "5550109912" } };
