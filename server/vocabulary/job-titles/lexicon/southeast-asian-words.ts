import type { DepartmentRows } from './department-rows.ts';
import type { Rank } from './ranks.ts';

/** Words of rank in Malay and Vietnamese titles. */
export const SOUTHEAST_ASIAN_RANKS: readonly (readonly [Rank, string])[] = [
  ['Owner', `pengasas|pengasas bersama|usahawan|nhà sáng lập|đồng sáng lập|chủ doanh nghiệp|chủ cửa hàng`],
  [
    'CXO',
    `pengarah urusan|ketua pegawai eksekutif|ketua pegawai|pengerusi|tổng giám đốc|chủ tịch|chủ tịch hội đồng quản trị|giám đốc điều hành`,
  ],
  [
    'Director',
    `pengarah|timbalan pengarah|ketua jabatan|guru besar|pengetua|giám đốc|phó giám đốc|hiệu trưởng|trưởng khoa`,
  ],
  [
    'Manager',
    `pengurus|pengurus besar|penolong pengurus|timbalan pengurus|penyelia|ketua unit|ketua kerani|trưởng phòng|phó phòng|trưởng nhóm|trưởng bộ phận|quản lý|cửa hàng trưởng|giám sát|quản đốc|tổ trưởng`,
  ],
  ['Senior', `pegawai kanan|eksekutif kanan|kế toán trưởng|kỹ sư trưởng|cao cấp`],
  ['Training', `pelatih|pelajar|thực tập sinh|sinh viên`],
  [
    'Entry',
    `eksekutif|kerani|pembantu|pegawai|penolong|penyelaras|juruteknik|pekerja|nhân viên|chuyên viên|trợ lý|kỹ thuật viên|công nhân|cán bộ|điều phối viên|tư vấn viên`,
  ],
];

/** Words of departments in Malay and Vietnamese titles. */
export const SOUTHEAST_ASIAN_DEPARTMENTS: DepartmentRows = [
  ['Accounting', 3, `akauntan|perakaunan|akaun|juruaudit|kế toán|kế toán trưởng|kiểm toán|thuế`],
  ['Administrative', 3, `kerani|tadbir|pentadbiran|setiausaha|pembantu tadbir|hành chính|thư ký|lễ tân|văn phòng`],
  ['Arts and Design', 3, `pereka|pereka grafik|rekaan|thiết kế|họa sĩ|kiến trúc sư`],
  ['Business Development', 4, `pembangunan perniagaan|phát triển kinh doanh`],
  ['Education', 3, `cikgu|pensyarah|guru besar|pengetua|pendidikan|giáo viên|giảng viên|hiệu trưởng|đào tạo`],
  ['Engineering', 2, `jurutera|kejuruteraan|kỹ sư|kỹ thuật|lập trình viên|phần mềm|juruteknik`],
  ['Finance', 3, `kewangan|perbankan|pelaburan|tài chính|ngân hàng|tín dụng|đầu tư`],
  ['Healthcare Services', 3, `pegawai perubatan|pegawai farmasi|perubatan|pergigian|bác sĩ|điều dưỡng|dược sĩ|y tá`],
  ['Human Resources', 3, `sumber manusia|nhân sự|tuyển dụng|tiền lương`],
  [
    'Information Technology',
    3,
    `teknologi maklumat|sistem maklumat|công nghệ thông tin|quản trị mạng|quản trị hệ thống`,
  ],
  ['Legal', 3, `peguam|undang undang|guaman|luật sư|pháp chế|pháp lý`],
  ['Marketing', 3, `tiếp thị|quảng cáo|thương hiệu|pengiklanan`],
  ['Media and Communication', 3, `wartawan|komunikasi korporat|perhubungan awam|truyền thông|nhà báo|biên tập viên`],
  ['Military and Protective Services', 3, `pengawal keselamatan|keselamatan|bảo vệ|an ninh`],
  [
    'Operations',
    3,
    `operasi|pengeluaran|pemandu|tukang masak|logistik|penyelenggaraan|sản xuất|vận hành|kho|thủ kho|lái xe|tài xế|đầu bếp|bảo trì|xuất nhập khẩu`,
  ],
  ['Program and Project Management', 3, `projek|dự án`],
  ['Purchasing', 3, `perolehan|pembelian|mua hàng|thu mua`],
  ['Quality Assurance', 3, `kualiti|chất lượng|kiểm thử`],
  ['Real Estate', 3, `hartanah|bất động sản`],
  ['Research', 3, `penyelidik|penyelidikan|nghiên cứu|nghiên cứu viên`],
  ['Sales', 3, `jualan|juruwang|jurujual|kinh doanh|bán hàng|thu ngân`],
  ['Support', 3, `khidmat pelanggan|perkhidmatan pelanggan|chăm sóc khách hàng|dịch vụ khách hàng`],
];
