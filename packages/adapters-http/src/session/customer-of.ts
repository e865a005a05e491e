import type { session as contract, ReplyOf } from "@tradewind/contracts";
import type { Customer } from "@tradewind/domain/session";

/** The customer of a login or of a session. Only 1 means yes. */
export const customerOf = (user: ReplyOf<typeof contract.getUserInfo>): Customer => ({
	id: user.id,
	uid: user.uid ?? "",
	email: user.email ?? "",
	mobile: user.mobile ?? "",
	nickname: user.nickname ?? "",
	name: user.name ?? "",
	remark: user.remark ?? "",
	inviteCode: user.invite_code ?? "",
	isReal: user.is_real === 1,
	isDemo: user.is_demo === 1,
	isTrader: user.is_trader === 1,
	level: user.level ?? undefined,
	creditScore: user.credit_score ?? undefined,
});
