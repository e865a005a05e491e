import type { DeviceSession } from "@tradewind/domain/security";
import type { SignedIn } from "@tradewind/domain/session";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useTimes } from "../../i18n/use-times.ts";
import { useWords } from "../../i18n/words.ts";
import { useApp } from "../../state/app.ts";
import { ConfirmSheet } from "../../ui/control/confirm-sheet.tsx";
import { ActionButton } from "../../ui/form/action-button.tsx";
import { PagedList } from "../../ui/list/paged-list.tsx";
import { Row } from "../../ui/list/row.tsx";
import { useFreshList } from "../../ui/list/use-kept-list.ts";
import { deviceName } from "./device-name.ts";
import { endOthersOf, endSessionOf, sessionListOf } from "./kept-actors.ts";
import classes from "./security.module.css";

/** The devices on which the customer is logged in. A tap on another one offers to log it out. */
export const SessionList = ({ signedIn }: { readonly signedIn: SignedIn }): ReactNode => {
	const { t } = useWords();
	const app = useApp();
	const list = useFreshList(sessionListOf(app, signedIn));
	const endOne = endSessionOf(app, signedIn);
	const endOthers = endOthersOf(app, signedIn);
	const hasOthers = useSelector(list, ({ context }) => context.rows.some(({ isCurrent }) => !isCurrent));
	return (
		<>
			<PagedList
				hasTimes
				list={list}
				keyOf={({ id }) => id}
				row={(session) => (
					<SessionRow
						session={session}
						onEnd={(name) => endOne.send({ type: "ask", subject: { id: String(session.id), name } })}
					/>
				)}
				empty={t("security.devices.empty")}
				footnote={
					hasOthers ? (
						<div className={classes.action}>
							<ActionButton
								look="quiet"
								isBusy={false}
								isDisabled={false}
								onPress={() => endOthers.send({ type: "ask", subject: { id: "", name: "" } })}
							>
								{t("security.endOthers")}
							</ActionButton>
						</div>
					) : null
				}
			/>
			<ConfirmSheet
				actor={endOne}
				title={t("security.end.title")}
				text={(name) => t("security.end.text", { name })}
				confirm={t("security.end.confirm")}
				notDone={t("security.notDone.logout")}
			/>
			<ConfirmSheet
				actor={endOthers}
				title={t("security.endOthers.title")}
				text={() => t("security.endOthers.text")}
				confirm={t("security.end.confirm")}
				notDone={t("security.notDone.logout")}
			/>
		</>
	);
};

const SessionRow = (props: {
	readonly session: DeviceSession;
	readonly onEnd: (name: string) => void;
}): ReactNode => {
	const { t } = useWords();
	const times = useTimes();
	const { session } = props;
	const name = deviceName(session, t);
	return (
		<Row
			title={<bdi>{name}</bdi>}
			figure={
				session.isCurrent ? (
					<span className={classes.current}>{t("security.thisDevice")}</span>
				) : (
					<span className={classes.end}>{t("security.end.confirm")}</span>
				)
			}
			details={t("security.lastSeen", { time: times.short(session.lastSeenAt) })}
			onOpen={session.isCurrent ? undefined : () => props.onEnd(name)}
		/>
	);
};
