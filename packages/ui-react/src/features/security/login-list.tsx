import type { SignedIn } from "@tradewind/domain/session";
import type { ReactNode } from "react";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { Row } from "../../ui/list/row.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { deviceName } from "./device-name.ts";
import { loginListOf } from "./kept-actors.ts";
import classes from "./security.module.css";

/** Logins and failed attempts, newest first. */
export const LoginList = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const list = useFreshList(loginListOf(useApp(), signedIn));
	return (
		<PagedList
			hasTimes
			list={list}
			keyOf={({ id }) => id}
			row={(login) => (
				<Row
					title={<bdi>{deviceName(login, t)}</bdi>}
					figure={
						<span className={login.hasSucceeded ? classes.current : classes.refused}>
							{t(login.hasSucceeded ? "security.login.done" : "security.login.refused")}
						</span>
					}
					details={t(`security.by.${login.by}`)}
					note={times.short(login.at)}
				/>
			)}
			empty={t("security.logins.empty")}
		/>
	);
};
