import type { ReactNode } from "react";
import { MantineScope } from "../../../ui/form/mantine-scope.tsx";
import { UserPage as User } from "./user-page.tsx";

export const Screen = (): ReactNode => (
	<MantineScope>
		<User />
	</MantineScope>
);
