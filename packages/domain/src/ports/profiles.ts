import { dalian } from './dalian/profile';
import { ningbo } from './ningbo/profile';
import { qingdao } from './qingdao/profile';
import { shanghai } from './shanghai/profile';
import { shenzhen } from './shenzhen/profile';
import { tianjin } from './tianjin/profile';
import { xiamen } from './xiamen/profile';

/** Every port of the product (R-1-04), in the order in which lists offer them; the first is the one of the first visit (R-1-05). */
export const profiles = [ningbo, shanghai, qingdao, tianjin, xiamen, shenzhen, dalian] as const;
