import type { Balance } from "@tradewind/domain/account";
import type { SignedIn } from "@tradewind/domain/session";
import { type ReactNode, startTransition, useState } from "react";
import { useWords } from "../../i18n/words.ts";
import { lazyWithWords } from "../../router/lazy.ts";
import { LazyBoundary } from "../../router/lazy-boundary.tsx";
import { useSession } from "../../state/use-session.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Sheet } from "../../ui/sheet/sheet.tsx";
import { Skeleton } from "../../ui/status/status.tsx";
import classes from "./asset-summary.module.css";

const Course = lazyWithWords<{ readonly accounts: readonly Balance[]; readonly signedIn: SignedIn }>(() =>
	import("../../parts/account/course/balance-course.tsx").then((file) => file.Course),
);

/** Opens the course of the total by day, week and month (docs/assumptions/account.md, A-767). */
export const CourseButton = ({ accounts }: { readonly accounts: readonly Balance[] }): ReactNode => {
	const { t } = useWords();
	const { signedIn } = useSession();
	const [isOpen, setOpen] = useState(false);
	if (!signedIn) return null;
	return (
		<>
			<button
				type="button"
				className={`icon-button ${classes.toggle}`}
				aria-haspopup="dialog"
				aria-label={t("shared.course")}
				onClick={() => setOpen(true)}
			>
				<Icon sign="M3 20h18M4 15l5-5 4 3 7-8" />
			</button>
			<Sheet
				open={isOpen}
				onClose={() => startTransition(() => setOpen(false))}
				title={t("shared.course")}
				isRead
			>
				{isOpen ? (
					<LazyBoundary fallback={<Skeleton height={144} />}>
						<Course accounts={accounts} signedIn={signedIn} />
					</LazyBoundary>
				) : null}
			</Sheet>
		</>
	);
};
