/** Drivers and vehicles that a form can hold (specification 9). */
export const DRIVER_NUMBERS = [1, 2, 3] as const;
export const VEHICLE_NUMBERS = [1, 2, 3] as const;

export type DriverNumber = (typeof DRIVER_NUMBERS)[number];
export type VehicleNumber = (typeof VEHICLE_NUMBERS)[number];
