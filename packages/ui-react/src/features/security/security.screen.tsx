import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useWords } from "../../i18n/words.ts";
import { hasPasskeys } from "../../parts/security/passkey-ceremony.ts";
import { useApp } from "../../state/app.ts";
import { useSession } from "../../state/use-session.ts";
import { Page } from "../../ui/layout/page.tsx";
import { RowSkeletons } from "../../ui/list/list-states.tsx";
import { RefreshButton } from "../../ui/list/refresh-button.tsx";
import { StatusTabs, useStatusTab } from "../../ui/list/status-tabs.tsx";
import { Empty } from "../../ui/status/status.tsx";
import { loginListOf, passkeyListOf, sessionListOf } from "./kept-actors.ts";
import { LoginList } from "./login-list.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { SessionList } from "./session-list.tsx";

const devices = { type: "devices", tab: "devices" } as const;
const logins = { type: "logins", tab: "logins" } as const;
const passkeys = { type: "passkeys", tab: "passkeys" } as const;
type Tab = "devices" | "logins" | "passkeys";

/** Signed-in devices, login history and passkeys (ours, A-245, A-246). */
export const Screen = (): ReactNode => {
	const { signedIn } = useSession();
	return signedIn ? (
		<Centre signedIn={signedIn} />
	) : (
		<Page>
			<RowSkeletons />
		</Page>
	);
};

const listOf = { devices: sessionListOf, logins: loginListOf, passkeys: passkeyListOf } as const;

const Centre = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const isMissing = useSelector(sessionListOf(app, signedIn), ({ context: { error } }) =>
		error?._tag === "Unreachable" ? error.status === 404 : false,
	);
	const canHavePasskeys = hasPasskeys() && !signedIn.customer.isDemo;
	const tab = useStatusTab<Tab>(canHavePasskeys ? [devices, logins, passkeys] : [devices, logins]);
	const list = listOf[tab](app, signedIn);
	const isBusy = useSelector(list, (snapshot) => snapshot.hasTag("busy"));
	if (isMissing)
		return (
			<Page>
				<Empty text={t("security.missing")} />
			</Page>
		);
	return (
		<Page actions={<RefreshButton isBusy={isBusy} onPress={() => list.send({ type: "refresh" })} />}>
			<StatusTabs
				tabs={canHavePasskeys ? [devices, logins, passkeys] : [devices, logins]}
				shown={tab}
				label={t("security.title")}
				nameOf={(one) => t(`security.tab.${one}`)}
			>
				{tab === "devices" ? <SessionList signedIn={signedIn} /> : null}
				{tab === "logins" ? <LoginList signedIn={signedIn} /> : null}
				{tab === "passkeys" ? <PasskeyList signedIn={signedIn} /> : null}
			</StatusTabs>
		</Page>
	);
};
