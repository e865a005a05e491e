export { createMachines } from "../app/machines.ts";
export { OrdersScreen as OrdersPage } from "../features/contract/orders/orders-screen.tsx";
