import { dailyCheckins } from '../../db/tables/member-records.ts';

export const checkinColumns = {
  date: dailyCheckins.date,
  nutrition: dailyCheckins.nutrition,
  movement: dailyCheckins.movement,
  sleep: dailyCheckins.sleep,
  hormonal_balance: dailyCheckins.hormonalBalance,
  sexual_health: dailyCheckins.sexualHealth,
};
